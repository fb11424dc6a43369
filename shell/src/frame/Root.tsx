import { Outlet } from '@sild/router'
import { useSession } from '@sild/shell-api'
import { lazyPart } from '@sild/ui'
import { Suspense } from 'react'
import { Banners } from '../banners/Banners.tsx'
import { FollowConsent } from '../chrome/FollowConsent.tsx'
import { Notices } from '../chrome/Notices.tsx'
import { SkipLink } from '../layouts/SkipLink.tsx'
import { useArrival } from '../navigation/use-arrival.ts'
import { useScroll } from '../navigation/use-scroll.ts'
import { AccessDialog } from '../access/AccessDialog.tsx'

const PolicyQuestion = lazyPart(
  async () => (await import(/* webpackChunkName: "policy-question" */ '../chrome/PolicyQuestion.tsx')).PolicyQuestion,
)

/** Around every layout. */
export function Root() {
  const session = useSession()
  useScroll()
  useArrival()
  return (
    <>
      <SkipLink />
      <Outlet />
      <Banners />
      <Notices />
      <AccessDialog />
      <FollowConsent />
      {session.kind === 'member' && (
        <Suspense fallback={null}>
          <PolicyQuestion />
        </Suspense>
      )}
    </>
  )
}
