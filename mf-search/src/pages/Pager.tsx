import { useText } from '@sild/shell-api'
import { Pagination } from '@sild/ui'

interface PagerProps {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
}

export function Pager(props: PagerProps) {
  const text = useText('mf-search')
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
