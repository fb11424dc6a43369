interface Change<Photo> {
  readonly position: number
  readonly photo?: Partial<Photo>
  readonly moveTo?: number
}

/** The photos with one of them changed, moved or both; null where there is none at that place. A place beyond the last is the last. */
export function editPhotos<Photo extends object>(
  photos: readonly Photo[],
  { position, photo, moveTo }: Change<Photo>,
): Photo[] | null {
  const present = photos[position - 1]
  if (!present) return null
  const others = photos.toSpliced(position - 1, 1)
  return others.toSpliced((moveTo ?? position) - 1, 0, { ...present, ...photo })
}
