import { Skeleton } from '@sild/ui'

/** The geometry of a field with a label. */
export function FieldStandIn() {
  return (
    <div aria-busy="true">
      <Skeleton width="third" />
      <Skeleton shape="control" />
    </div>
  )
}
