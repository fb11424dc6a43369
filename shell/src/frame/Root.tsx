import { Outlet } from '@sild/router'
import { Banners } from '../banners/Banners.tsx'
import { FollowConsent } from '../chrome/FollowConsent.tsx'
import { Notices } from '../chrome/Notices.tsx'
import { PolicyQuestion } from '../chrome/PolicyQuestion.tsx'
import { SkipLink } from '../layouts/SkipLink.tsx'
import { useArrival } from '../navigation/use-arrival.ts'
import { useScroll } from '../navigation/use-scroll.ts'
import { AccessDialog } from '../access/AccessDialog.tsx'

/** Around every layout. */
export function Root() {
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
      <PolicyQuestion />
    </>
  )
}
