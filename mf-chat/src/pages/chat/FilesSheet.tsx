import { listChatFiles } from '@sild/contract/chat/operations'
import type { Chat } from '@sild/contract/chat/schemas'
import { picturesOf, Previewed } from '@sild/dialogs'
import { isApiError, useApi, useFailureText, useLocale, useMember, useText } from '@sild/shell-api'
import { useInfiniteQuery } from '@sild/shell-api/query'
import { Button, DateTime, EmptyState, ErrorState, Link, LoadingState, Skeleton, Stack, Text } from '@sild/ui'
import { Sheet } from '@sild/ui/heavy'
import * as css from './FilesSheet.module.css'
import { useRenewal } from './use-renewal.ts'

const PAGE = 24

export function FilesSheet({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const api = useApi()
  const locale = useLocale()
  const failureText = useFailureText()
  const { company } = useMember()
  const text = useText('mf-chat')
  const params = { chatGuid: chat.chatGuid }
  const files = useInfiniteQuery({
    queryKey: [listChatFiles.path, 'pages', params],
    queryFn: ({ pageParam, signal }) =>
      api.call(listChatFiles, { params, query: { limit: PAGE, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE < total ? pages.length * PAGE : undefined),
    staleTime: 0,
  })
  useRenewal(files.refetch)
  const list = files.data?.pages.flatMap((page) => page.list)
  return (
    <Sheet isOpen onClose={onClose} title={text('files')} closeLabel={text('files.close')}>
      {list?.length === 0 && (
        <EmptyState level={3} title={text('files.empty')}>
          {text('files.empty.text')}
        </EmptyState>
      )}
      {list && list.length > 0 && (
        <Stack>
          <Previewed pictures={picturesOf(list)}>
            {(linkTo) => (
              <ul className={css.files}>
                {list.map(({ url, name, messageGuid, authorCompanyGuid, sentAt }) => (
                  <li key={`${messageGuid} ${url.split('?')[0]}`}>
                    <Link isAlone {...linkTo(url)} target="_blank" rel="noopener noreferrer">
                      {name}
                    </Link>
                    <Text size={12} tone="muted">
                      {authorCompanyGuid === company?.guid
                        ? text('you')
                        : chat.companion.name || text('deleted-company')}
                      , <DateTime value={sentAt} locale={locale} format="dayAndTime" />
                    </Text>
                  </li>
                ))}
              </ul>
            )}
          </Previewed>
          {files.hasNextPage && (
            <Button isPending={files.isFetchingNextPage} onClick={() => void files.fetchNextPage()}>
              {text('files.more')}
            </Button>
          )}
        </Stack>
      )}
      {files.isPending && (
        <LoadingState label={text('loading')}>
          <Skeleton width="threeQuarters" />
        </LoadingState>
      )}
      {files.isError && (
        <ErrorState
          level={3}
          title={failureText(files.error)}
          requestId={isApiError(files.error) ? files.error.requestId : undefined}
          requestIdLabel={text('request-id')}
          action={<Button onClick={() => void files.refetch()}>{text('retry')}</Button>}
        />
      )}
    </Sheet>
  )
}
