import { locales, type Locale } from '@sild/contract/enums'
import { useIntl } from '@sild/shell-api'
import type { OperationForm } from '@sild/shell-api/forms'
import { TextField } from '@sild/ui'

export type Names = Record<Locale, string>

/** A name in each language. */
export function NameFields({ form, maxLength }: { form: OperationForm<Names>; maxLength: number }) {
  const intl = useIntl()
  return locales.map((locale) => (
    <TextField
      key={locale}
      label={intl.formatMessage({ id: `mf-backoffice.names.${locale}` })}
      autoComplete="off"
      maxLength={maxLength}
      error={form.messageOf(locale)}
      {...form.register(locale)}
    />
  ))
}
