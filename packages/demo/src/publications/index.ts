import type { Publication } from '../types.ts'
import { buildPublication } from './build.ts'
import { buildExpert } from './build-expert.ts'
import type { ExpertDraft, PublicationDraft } from './draft.ts'
import { expertsEstonianSoftware } from './experts/estonia-software.ts'
import { projectsIndustry } from './projects/estonia-industry.ts'
import { projectsTourismFood } from './projects/estonia-tourism-food.ts'
import { servicesEstonianSoftware } from './services/estonia-software.ts'

export const projectDrafts: PublicationDraft[] = [...projectsTourismFood, ...projectsIndustry]
export const serviceDrafts: PublicationDraft[] = [...servicesEstonianSoftware]
export const expertDrafts: ExpertDraft[] = [...expertsEstonianSoftware]

export function buildPublications(): Publication[] {
  return [
    ...projectDrafts.map((draft) => buildPublication('project', draft)),
    ...serviceDrafts.map((draft) => buildPublication('service', draft)),
    ...expertDrafts.map(buildExpert),
  ]
}
