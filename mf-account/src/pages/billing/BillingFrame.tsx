import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { Page, PageHeader, Tabs } from '@sild/ui'
import type { ReactNode } from 'react'

export type BillingTab = 'subscription' | 'plans' | 'billing'

interface BillingFrameProps {
  tab: BillingTab
  actions?: ReactNode
  children: ReactNode
}

/** Head and tabs of the pages about money. */
export function BillingFrame({ actions, children, tab }: BillingFrameProps) {
  const text = useText('mf-account.billing')
  return (
    <Page>
      <PageHeader title={text(`${tab}.title`)} description={text(`${tab}.description`)} actions={actions} />
      <Tabs
        label={text('tabs')}
        items={[
          { href: paths.subscription(), label: text('tab.subscription'), isCurrent: tab === 'subscription' },
          { href: paths.subscriptionPlans(), label: text('tab.plans'), isCurrent: tab === 'plans' },
          { href: paths.billing(), label: text('tab.billing'), isCurrent: tab === 'billing' },
          { href: paths.requisites(), label: text('tab.requisites'), isCurrent: false },
        ]}
      />
      {children}
    </Page>
  )
}
