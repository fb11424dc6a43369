import { locales } from '@sild/contract/enums'
import { useSearchParams } from '@sild/router'
import { themes, useIntl } from '@sild/shell-api'
import { Cluster, Select } from '@sild/ui'

/** The choices live in the address, so that a state of the styleguide can be linked. */
export function StyleguideControls({ language }: { language: string }) {
  const intl = useIntl()
  const [choices, setChoices] = useSearchParams()
  const choose = (name: string, value: string) =>
    setChoices(
      (current) => {
        current.set(name, value)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Cluster gap={12} align="start">
      <Select
        name="theme"
        label={intl.formatMessage({ id: 'shell.theme.label' })}
        value={choices.get('theme') ?? 'system'}
        onChange={(event) => choose('theme', event.target.value)}
        options={themes.map((theme) => ({ value: theme, label: intl.formatMessage({ id: `shell.theme.${theme}` }) }))}
      />
      <Select
        name="language"
        label={intl.formatMessage({ id: 'shell.language.label' })}
        value={language}
        onChange={(event) => choose('language', event.target.value)}
        options={locales.map((locale) => ({ value: locale, label: locale }))}
      />
    </Cluster>
  )
}
