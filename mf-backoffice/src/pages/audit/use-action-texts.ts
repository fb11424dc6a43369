import { useIntl } from '@sild/shell-api'

/** Message ids of choices on other pages, by the choice or by operation and choice. */
const choiceIds: Readonly<Record<string, (value: string) => string>> = {
  channel: (value) => `mf-backoffice.operations.channel.${value}`,
  plan: (value) => `mf-backoffice.users.plan.${value}`,
  rule: (value) => `mf-backoffice.rule.${value}`,
  'decideAppeal.outcome': (value) => `mf-backoffice.appeals.outcome.${value}`,
  'decideReport.outcome': (value) => `mf-backoffice.reports.outcome.${value}`,
  'openViewing.ground': (value) => `mf-backoffice.users.view-as.ground.${value}`,
  'suspendUser.ground': (value) => `mf-backoffice.users.ground.${value}`,
}

/** Readable names of operations in the log. Operations without a name, such as removed ones, are shown as stored. */
export function useActionTexts() {
  const intl = useIntl()
  const has = (kind: 'operation' | 'about', name: string) => `mf-backoffice.log.${kind}.${name}` in intl.messages
  return {
    operationText: (name: string) =>
      has('operation', name) ? intl.formatMessage({ id: `mf-backoffice.log.operation.${name}` }) : name,
    subjectText: (name: string) =>
      has('about', name) ? intl.formatMessage({ id: `mf-backoffice.log.about.${name}` }) : name,
    choiceText: (operation: string, name: string, value: string | number | boolean) => {
      const id = (choiceIds[`${operation}.${name}`] ?? choiceIds[name])?.(String(value)) ?? ''
      return id in intl.messages ? intl.formatMessage({ id }) : `${name}: ${String(value)}`
    },
  }
}
