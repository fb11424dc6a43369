import { Skeleton, type FieldProps } from '@sild/ui'
import { lazy, Suspense, useSyncExternalStore, type Ref } from 'react'

export type DatePickerProps = FieldProps & {
  name?: string
  /** `2026-11-21`, without a time or a zone. */
  value: string | null
  onChange: (date: string | null) => void
  onBlur?: () => void
  ref?: Ref<HTMLDivElement>
  min?: string
  max?: string
  isDisabled?: boolean
}

/** The calendar weighs as much as all other widgets together, so it is a part of its own. */
const CalendarField = lazy(() => import('./CalendarField.tsx').then((module) => ({ default: module.CalendarField })))

const neverChanges = () => () => {}

export function DatePicker(props: DatePickerProps) {
  // The server does not wait for code.
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  if (!isInBrowser) return <Waiting />
  return (
    <Suspense fallback={<Waiting />}>
      <CalendarField {...props} />
    </Suspense>
  )
}

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton width="third" />
      <Skeleton shape="control" />
    </div>
  )
}
