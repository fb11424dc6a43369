import { openSearchFeed } from '@sild/contract/search/saved-operations'
import type { SavedSearch } from '@sild/contract/search/saved-schemas'
import { localizedPath } from '@sild/paths'
import { useFailureText, useIntl, useLocale, useNotify } from '@sild/shell-api'
import { useCopy } from '@sild/shell-api/copy'
import { useApiMutation } from '@sild/shell-api/query'
import { Button, Cluster, LoadingState, Notice, Skeleton, Stack, Text, TextField } from '@sild/ui'
import { Dialog } from '@sild/ui/heavy'
import { useEffect, useEffectEvent } from 'react'

/** The feed address of a search. Anyone with the address can read the feed. */
export function SearchFeedDialog({ onClose, saved }: { saved: SavedSearch; onClose: () => void }) {
  const { guid, schedule, title } = saved
  const intl = useIntl()
  const locale = useLocale()
  const notify = useNotify()
  const failureText = useFailureText()
  const text = (id: string) => intl.formatMessage({ id: `mf-search.saved.feed.${id}` }, { title })
  const feed = useApiMutation(openSearchFeed, {})
  const open = useEffectEvent((isRenewed: boolean) => feed.mutate({ params: { guid }, body: { isRenewed } }))
  useEffect(() => open(false), [])
  const address = feed.data && new URL(localizedPath(feed.data.path, locale), location.origin).href
  const copy = useCopy({ copied: text('copied'), failed: text('copy-failed') })
  const renew = () =>
    feed.mutate(
      { params: { guid }, body: { isRenewed: true } },
      { onSuccess: () => notify({ tone: 'success', text: text('renewed') }) },
    )
  return (
    <Dialog isOpen onClose={onClose} title={text('title')} closeLabel={text('close')}>
      <Stack gap={16}>
        <Text>{text('text')}</Text>
        {schedule === 'off' && <Notice tone="info">{text('off')}</Notice>}
        {feed.error && <Notice tone="danger" isLive title={failureText(feed.error)} />}
        {address ? (
          <>
            <TextField label={text('address')} value={address} readOnly onFocus={({ target }) => target.select()} />
            <Cluster>
              <Button variant="primary" onClick={() => void copy(address)}>
                {text('copy')}
              </Button>
              <Button isPending={feed.isPending} onClick={renew}>
                {text('renew')}
              </Button>
            </Cluster>
            <Text size={12} tone="muted">
              {text('secret')}
            </Text>
          </>
        ) : (
          !feed.error && (
            <LoadingState label={text('title')}>
              <Skeleton shape="block" />
            </LoadingState>
          )
        )}
      </Stack>
    </Dialog>
  )
}
