import { paths, withQuery } from '@sild/paths'
import { useNavigate, useSearchParams } from '@sild/router'
import { useText } from '@sild/shell-api'
import { Link, SearchField, Stack } from '@sild/ui'
import { wordsOf } from './inbox-input.ts'

/** By number, words of messages, or the address of a customer. */
export function InboxSearch() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const text = useText('mf-backoffice.support.inbox')
  const words = wordsOf(parameters)
  return (
    <form
      role="search"
      method="get"
      action={paths.supportInbox()}
      onSubmit={(event) => {
        event.preventDefault()
        const query = new FormData(event.currentTarget).get('query')
        void navigate(withQuery(paths.supportInbox(), { query: typeof query === 'string' ? query.trim() : undefined }))
      }}
    >
      <Stack gap={8}>
        <SearchField
          key={words}
          name="query"
          label={text('search')}
          placeholder={text('search')}
          submitLabel={text('search.submit')}
          defaultValue={words}
        />
        {words && <Link href={paths.supportInbox()}>{text('search.end')}</Link>}
      </Stack>
    </form>
  )
}
