import { getMyPublication, keepPublication } from '@sild/contract/publications/operations'
import { isEndingSoon } from '@sild/contract/publications/is-ending-soon'
import type { OwnPublication } from '@sild/contract/publications/schemas'
import { useFailureText, useLocale, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { Button, DateTime, Notice } from '@sild/ui'

export const canBeExtended = ({ expiresAt, publicationStatus }: OwnPublication): boolean =>
  publicationStatus === 'ACTIVE' && expiresAt !== null && isEndingSoon(expiresAt, new Date())

/** Warns that the publication ends soon, unless its owner confirms that it is still valid. */
export function EndingNotice({ publication: { cardType, expiresAt, guid } }: { publication: OwnPublication }) {
  const locale = useLocale()
  const notify = useNotify()
  const failureText = useFailureText()
  const text = useText('mf-publications.notice')
  const keeping = useApiMutation(keepPublication, {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [getMyPublication.path] })
      notify({ tone: 'success', text: text('ending.kept') })
    },
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
  })
  return (
    <Notice
      title={text('ending')}
      action={
        <Button isPending={keeping.isPending} onClick={() => keeping.mutate({ params: { cardType, guid } })}>
          {text('ending.keep')}
        </Button>
      }
    >
      {text('ending.text')} {expiresAt && <DateTime value={expiresAt} locale={locale} />}
    </Notice>
  )
}
