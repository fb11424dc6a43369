import { limits } from '@sild/contract/limits'

export const pictureTypes = ['jpg', 'jpeg', 'png', 'webp']

/** Why a file is not even sent, or null: the server would refuse it after all of it had arrived. */
export function pictureRefusal({ name, size }: Pick<File, 'name' | 'size'>): 'type' | 'size' | null {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase()
  if (!extension || !pictureTypes.includes(extension)) return 'type'
  return size > limits.file.maxBytes ? 'size' : null
}
