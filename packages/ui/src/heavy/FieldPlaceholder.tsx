import { Skeleton } from '@sild/ui'

/** The geometry of a field with a label. */
export function FieldPlaceholder() {
  return (
    <div aria-busy="true">
      <Skeleton width="third" />
      <Skeleton shape="control" />
    </div>
  )
}
