import { BottomNavigation } from '../chrome/BottomNavigation.tsx'
import { Footer } from '../chrome/Footer.tsx'
import { Header } from '../chrome/Header.tsx'
import { useCurrentRoute } from '../routing/use-current-route.ts'
import { PageSlot } from './PageSlot.tsx'

/** Footer and bottom navigation are hidden if the route declares it: onboarding, chat. */
export function DefaultLayout() {
  const hidden = useCurrentRoute()?.hide ?? []
  return (
    <>
      <Header />
      <PageSlot />
      {!hidden.includes('footer') && <Footer />}
      {!hidden.includes('bottom-navigation') && <BottomNavigation />}
    </>
  )
}
