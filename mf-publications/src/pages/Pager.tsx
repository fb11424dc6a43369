import { useText } from '@sild/shell-api'
import { Pagination } from '@sild/ui'

interface PagerProps {
  page: number
  total: number
  pageSize: number
  hrefOf: (page: number) => string
}

export function Pager({ page, total, pageSize, hrefOf }: PagerProps) {
  const text = useText('mf-publications')
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(total / pageSize)}
      hrefOf={hrefOf}
      labels={{
        navigation: text('pages'),
        previous: text('previous'),
        next: text('next'),
        page: (number) => text('page', { page: number }),
      }}
    />
  )
}
