import { Footer } from '../chrome/Footer.tsx'
import { WebinarHeader } from '../chrome/WebinarHeader.tsx'
import { PageSlot } from './PageSlot.tsx'

export function WebinarLayout() {
  return (
    <>
      <WebinarHeader />
      <PageSlot />
      <Footer />
    </>
  )
}
