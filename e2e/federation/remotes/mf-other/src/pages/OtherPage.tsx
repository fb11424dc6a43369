import type { PageHandle } from '@sild/shell-api'
import { useIntl, useNotify } from '@sild/shell-api'
import { Button, Page, PageHeader } from '@sild/ui'
import { useState } from 'react'
import * as css from './OtherPage.module.css'

export const handle: PageHandle = { title: ({ intl }) => intl.formatMessage({ id: 'mf-other.title' }) }

export function Component() {
  const [count, setCount] = useState(0)
  const notify = useNotify()
  return (
    <Page>
      <PageHeader title={useIntl().formatMessage({ id: 'mf-other.title' })} />
      <p className={css.marked}>Marked</p>
      <Button onClick={() => setCount(count + 1)}>Pressed {count} times</Button>
      <Button onClick={() => notify({ tone: 'success', text: 'Other says hello' })}>Say hello</Button>
    </Page>
  )
}
