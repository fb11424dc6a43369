import type { OwnCompany } from '@sild/contract/companies/schemas'
import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { ButtonLink, EmptyState, Page, PageHeader, Tabs } from '@sild/ui'
import type { ReactNode } from 'react'
import { useMyCompany } from './use-my-company.ts'

type Mine = ReturnType<typeof useMyCompany>
export interface MyCompany extends Mine {
  company: OwnCompany
}
export type MyCompanyTab = 'overview' | 'cases' | 'gallery' | 'requisites'

interface MyCompanyFrameProps {
  tab: MyCompanyTab
  title?: string
  children: (mine: MyCompany) => ReactNode
}

/** Head and tabs of the pages about the own company. */
export function MyCompanyFrame({ tab, title, children }: MyCompanyFrameProps) {
  const mine = useMyCompany()
  const { company } = mine
  const text = useText('mf-account.my-company')
  if (!company)
    return (
      <Page width="form">
        <EmptyState
          level={1}
          title={text('none')}
          action={<ButtonLink href={paths.createCompany()}>{text('none.action')}</ButtonLink>}
        />
      </Page>
    )
  return (
    <Page width="form">
      <PageHeader
        title={title ?? company.name}
        actions={tab === 'overview' && <ButtonLink href={paths.company(company.slug)}>{text('preview')}</ButtonLink>}
      />
      <Tabs
        label={text('tabs')}
        items={[
          { href: paths.myCompany(), label: text('tab.overview'), isCurrent: tab === 'overview' },
          { href: paths.myCases(), label: text('tab.cases'), count: company.casesCount, isCurrent: tab === 'cases' },
          {
            href: paths.myGallery(),
            label: text('tab.gallery'),
            count: company.gallery.length,
            isCurrent: tab === 'gallery',
          },
          { href: paths.requisites(), label: text('tab.requisites'), isCurrent: tab === 'requisites' },
        ]}
      />
      {children({ ...mine, company })}
    </Page>
  )
}
