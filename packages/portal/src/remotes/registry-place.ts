/** Where releases are: on a disk, at another portal or static host (read only), or in a bucket. */
export type RegistryPlace =
  | { readonly kind: 'disk'; readonly directory: string }
  | { readonly kind: 'http'; readonly url: string }
  | { readonly kind: 's3'; readonly bucket: Bucket }
export interface Bucket {
  readonly bucket: string
  readonly region: string
  /** Of a store that speaks S3 elsewhere than at Amazon. */
  readonly endpoint: string | undefined
  readonly prefix: string | undefined
}
interface Variables {
  REGISTRY_DIR?: string
  REGISTRY_URL?: string
  REGISTRY_S3_BUCKET?: string
  REGISTRY_S3_REGION: string
  REGISTRY_S3_ENDPOINT?: string
  REGISTRY_S3_PREFIX?: string
}

/** @throws when the registry is at several places, or at none */
export function registryPlace(variables: Variables): RegistryPlace {
  const { REGISTRY_DIR: directory, REGISTRY_S3_BUCKET: bucket, REGISTRY_URL: url } = variables
  const places: RegistryPlace[] = []
  if (directory) places.push({ kind: 'disk', directory })
  if (url) places.push({ kind: 'http', url })
  if (bucket) {
    const { REGISTRY_S3_ENDPOINT: endpoint, REGISTRY_S3_PREFIX: prefix, REGISTRY_S3_REGION: region } = variables
    places.push({ kind: 's3', bucket: { bucket, region, endpoint, prefix } })
  }
  const [place] = places
  if (!place || places.length > 1)
    throw new Error('The registry is at exactly one of REGISTRY_DIR, REGISTRY_URL and REGISTRY_S3_BUCKET')
  return place
}
