import type { PageContent } from '@sild/contract/content/editor-schemas'
import type { OperationForm } from '@sild/shell-api/forms'

export type ContentForm = OperationForm<PageContent>
