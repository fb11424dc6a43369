import { pageOf } from '@sild/contract/paging'
import { useSearchParams } from '@sild/router'
import { ButtonLink, Cluster, Pagination, type PaginationProps } from '@sild/ui'

type Labels = PaginationProps['labels']

interface Numbered {
  total: number
  labels: Labels
}
/** For a list of unknown length. */
interface Steps {
  hasMore: boolean
  labels: Pick<Labels, 'previous' | 'next'>
}
export type PagesOfList = { size: number } & (Numbered | Steps)

/** Links to the other pages of a list; the address has the current one. */
export function ListPages({ hrefOf, pages }: { pages: PagesOfList; hrefOf: (page: number) => string }) {
  const [parameters] = useSearchParams()
  const page = pageOf(parameters, pages.size)
  if ('total' in pages)
    return (
      <Pagination page={page} pageCount={Math.ceil(pages.total / pages.size)} hrefOf={hrefOf} labels={pages.labels} />
    )
  return (
    <Cluster justify="between">
      {page > 1 ? <ButtonLink href={hrefOf(page - 1)}>{pages.labels.previous}</ButtonLink> : <span />}
      {pages.hasMore && <ButtonLink href={hrefOf(page + 1)}>{pages.labels.next}</ButtonLink>}
    </Cluster>
  )
}
