import { useNavigate } from '@sild/router'
import {
  type EmptyStateProps,
  EmptyState,
  Page,
  PageHeader,
  type PageHeaderProps,
  RowList,
  Stack,
  Tabs,
} from '@sild/ui'
import type { ReactNode } from 'react'
import { BackofficeBreadcrumbs } from '../BackofficeBreadcrumbs.tsx'
import { ListPages, type PagesOfList } from './ListPages.tsx'
import { WordSearch } from './WordSearch.tsx'

interface ListPageProps<Part extends string> extends Pick<PageHeaderProps, 'title' | 'description' | 'actions'> {
  search?: { label: string; submitLabel: string; words: string }
  /** Parts of the list, such as its states. */
  tabs?: {
    label: string
    parts: readonly Part[]
    current: Part
    nameOf: (part: Part) => string
    hrefOf: (part: Part) => string
    counts?: Partial<Record<Part, number | undefined>>
  }
  /** Other controls, below search and tabs. */
  filters?: ReactNode
  /** The address of another search or another page in the current part. */
  hrefOf: (to: { query?: string | undefined; page?: number }) => string
  layout: 'rows' | 'cards'
  empty: Pick<EmptyStateProps, 'title' | 'action'> & { text?: string }
  pages: PagesOfList
  /** The entries, each an `li`. */
  children: readonly ReactNode[]
}

/** A list of the back office: search, tabs, the entries or an empty state, and links to its other pages. */
export function ListPage<Part extends string>(props: ListPageProps<Part>) {
  const { children, empty, filters, hrefOf, layout, pages, search, tabs, ...header } = props
  const navigate = useNavigate()
  return (
    <Page>
      <PageHeader breadcrumbs={<BackofficeBreadcrumbs />} {...header} />
      {search && <WordSearch {...search} onSearch={(query) => void navigate(hrefOf({ query }))} />}
      {tabs && (
        <Tabs
          label={tabs.label}
          items={tabs.parts.map((part) => ({
            href: tabs.hrefOf(part),
            label: tabs.nameOf(part),
            count: tabs.counts?.[part],
            isCurrent: part === tabs.current,
          }))}
        />
      )}
      {filters}
      {children.length === 0 ? (
        <EmptyState level={2} title={empty.title} action={empty.action}>
          {empty.text}
        </EmptyState>
      ) : layout === 'rows' ? (
        <RowList>{children}</RowList>
      ) : (
        <Stack as="ul" gap={12}>
          {children}
        </Stack>
      )}
      <ListPages pages={pages} hrefOf={(page) => hrefOf({ page })} />
    </Page>
  )
}
