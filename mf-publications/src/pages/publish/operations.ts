import type { CardType } from '@sild/contract/enums'
import {
  createExpert,
  createProject,
  createService,
  updateExpert,
  updateProject,
  updateService,
} from '@sild/contract/publications/operations'
import {
  createExpertBody,
  createProjectBody,
  createServiceBody,
  updateExpertBody,
  updateProjectBody,
  updateServiceBody,
} from '@sild/contract/publications/schemas'

export const createOf = {
  project: { operation: createProject, schema: createProjectBody },
  service: { operation: createService, schema: createServiceBody },
  expert: { operation: createExpert, schema: createExpertBody },
} as const satisfies Record<CardType, object>

export const updateOf = {
  project: { operation: updateProject, schema: updateProjectBody },
  service: { operation: updateService, schema: updateServiceBody },
  expert: { operation: updateExpert, schema: updateExpertBody },
} as const satisfies Record<CardType, object>
