import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { ButtonLink, Notice } from '@sild/ui'

/** Says what the plan does not have, beside what it is about; what is there already stays and is hidden from others. */
export function PlanNotice({ what }: { what: 'cover' | 'palette' | 'links' | 'cases' | 'gallery' }) {
  const text = useText('mf-account.my-company.plan')
  return (
    <Notice action={<ButtonLink href={paths.subscriptionPlans(paths.myCompany())}>{text('action')}</ButtonLink>}>
      {text(what)}
    </Notice>
  )
}
