import { NewerVersionDialog } from '@sild/dialogs'
import { useIntl, useLocale } from '@sild/shell-api'
import { Button, formatDate, useTimeZone } from '@sild/ui'
import { ErrorSummary, Form, FormActions } from '@sild/ui/forms'
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react'

interface SavedFormProps {
  form: {
    submit: (event: SyntheticEvent) => void
    errors: readonly { name?: string; message: string }[]
    isPending: boolean
    keptAt: Date | null
    newer: ComponentProps<typeof NewerVersionDialog> | false
  }
  children: ReactNode
  actions?: ReactNode
}

export function SavedForm({ form, children, actions }: SavedFormProps) {
  const intl = useIntl()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const status =
    form.keptAt &&
    intl.formatMessage({ id: 'mf-account.company.saved' }, { at: formatDate(form.keptAt, locale, 'time', timeZone) })
  return (
    <>
      <Form onSubmit={form.submit}>
        <ErrorSummary title={intl.formatMessage({ id: 'mf-account.form.problem' })} errors={form.errors} />
        {children}
        <FormActions status={status ?? undefined}>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {intl.formatMessage({ id: 'mf-account.my-company.save' })}
          </Button>
          {actions}
        </FormActions>
      </Form>
      {form.newer && <NewerVersionDialog {...form.newer} />}
    </>
  )
}
