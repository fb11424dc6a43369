import { useIntl } from '@sild/shell-api'

/** Names for people of what the log calls by the names of operations. What nobody has named, as of an older release, stays as it is. */
export function useActionTexts() {
  const intl = useIntl()
  const has = (kind: 'operation' | 'about', name: string) => `mf-backoffice.log.${kind}.${name}` in intl.messages
  return {
    operationText: (name: string) =>
      has('operation', name) ? intl.formatMessage({ id: `mf-backoffice.log.operation.${name}` }) : name,
    subjectText: (name: string) =>
      has('about', name) ? intl.formatMessage({ id: `mf-backoffice.log.about.${name}` }) : name,
  }
}
