import type { ChosenReleases, DocumentPreview } from '@sild/registry/renderer'

export interface PreviewDetailsProps {
  preview: DocumentPreview
  snapshot: ChosenReleases
}
