import { SignInHeader } from '../chrome/SignInHeader.tsx'
import { PageSlot } from './PageSlot.tsx'

export function SignInLayout() {
  return (
    <>
      <SignInHeader />
      <PageSlot />
    </>
  )
}
