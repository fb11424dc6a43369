import { listMyCases } from '@sild/contract/companies/profile-operations'
import { limitOf } from '@sild/contract/permissions'
import { paths } from '@sild/paths'
import { type LoaderArgs, useParams } from '@sild/router'
import { type PageHandle, useIntl } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { ButtonLink, EmptyState } from '@sild/ui'
import { type MyCompany, MyCompanyFrame } from '../MyCompanyFrame.tsx'
import { PlanNotice } from '../PlanNotice.tsx'
import { loadMyCompany } from '../use-my-company.ts'
import { CaseEditor } from './CaseEditor.tsx'

/** No case has this address; under it a new one is written. */
const newSlug = 'new'

export const loader = async (page: LoaderArgs) => {
  const { list } = await loadMyCompany(page)
  await Promise.all(list.map(({ guid }) => loadQuery(page, listMyCases, { params: { guid } })))
  return null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.my-case.title' }),
  isUnlisted: true,
}

export function Component() {
  const intl = useIntl()
  return (
    <MyCompanyFrame tab="cases" title={intl.formatMessage({ id: 'mf-account.my-case.title' })}>
      {(mine) => <Case {...mine} />}
    </MyCompanyFrame>
  )
}

function Case(mine: MyCompany) {
  const intl = useIntl()
  const { slug } = useParams()
  const { data } = useApiQuery(listMyCases, { params: { guid: mine.company.guid } })
  const present = data.list.find((known) => known.slug === slug) ?? null
  if (!present && slug !== newSlug)
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'mf-account.my-case.none' })}
        action={<ButtonLink href={paths.myCases()}>{intl.formatMessage({ id: 'mf-account.my-case.back' })}</ButtonLink>}
      />
    )
  if (!present && limitOf(mine.plan, 'company-cases') === 0) return <PlanNotice what="cases" />
  return <CaseEditor key={slug} {...mine} present={present} />
}
