import type { CardType } from '@sild/contract/enums'
import {
  createExpert,
  createProject,
  createService,
  updateExpert,
  updateProject,
  updateService,
} from '@sild/contract/publications/operations'

const schemas = () => import('@sild/contract/publications/schemas')

export const createOf = {
  project: { operation: createProject, schema: () => schemas().then((all) => all.createProjectBody) },
  service: { operation: createService, schema: () => schemas().then((all) => all.createServiceBody) },
  expert: { operation: createExpert, schema: () => schemas().then((all) => all.createExpertBody) },
} as const satisfies Record<CardType, object>

export const updateOf = {
  project: { operation: updateProject, schema: () => schemas().then((all) => all.updateProjectBody) },
  service: { operation: updateService, schema: () => schemas().then((all) => all.updateServiceBody) },
  expert: { operation: updateExpert, schema: () => schemas().then((all) => all.updateExpertBody) },
} as const satisfies Record<CardType, object>
