import { listCountries } from '@sild/contract/content/operations'
import type { LoaderArgs } from '@sild/router'
import { Link, useLoaderData, useSearchParams } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'
import { apiContext, useIntl, useSession } from '@sild/shell-api'
import { Button, Page, PageHeader, TextField } from '@sild/ui'
import { useId, useState } from 'react'
import * as css from './ProbePage.module.css'

export const loader = ({ context }: LoaderArgs) => context.get(apiContext).call(listCountries, {})

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-probe.title' }),
  description: ({ intl, loaded }) => intl.formatMessage({ id: 'mf-probe.countries' }, { count: loaded.list.length }),
}

export function Component() {
  const intl = useIntl()
  const id = useId()
  const { list } = useLoaderData<typeof loader>()
  const [count, setCount] = useState(0)
  const [parameters, setParameters] = useSearchParams()
  return (
    <Page>
      <PageHeader title={intl.formatMessage({ id: 'mf-probe.title' })} />
      <p id={id} className={css.marked}>
        {intl.formatMessage({ id: 'mf-probe.countries' }, { count: list.length })}
      </p>
      <ul>
        {list.map(({ code, title }) => (
          <li key={code}>{title}</li>
        ))}
      </ul>
      <Button onClick={() => setCount(count + 1)}>Pressed {count} times</Button>
      <Button onClick={() => setParameters({ page: String(Number(parameters.get('page') ?? 1) + 1) })}>
        Page {parameters.get('page') ?? 1}
      </Button>
      <TextField label="Name" name="name" />
      <p>Session {useSession().kind}</p>
      <Link to="/other">To the other remote</Link>
      <Link to="/probe/anchors#middle">To the middle</Link>
      <Link to="/probe/member">For members</Link>
    </Page>
  )
}
