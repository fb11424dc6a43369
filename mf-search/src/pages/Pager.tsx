import { useText } from '@sild/shell-api'
import { Pagination } from '@sild/ui'

interface PagerProps {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
}

/** Nothing where there is one page. */
export function Pager(props: PagerProps) {
  const text = useText('mf-search')
  if (props.pageCount <= 1) return null
  return (
    <Pagination
      {...props}
      labels={{
        navigation: text('pages'),
        previous: text('previous'),
        next: text('next'),
        page: (page) => text('page', { page }),
      }}
    />
  )
}
