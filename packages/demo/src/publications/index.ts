import type { Publication } from '../types.ts'
import { buildPublication } from './build.ts'
import { buildExpert } from './build-expert.ts'
import type { ExpertDraft, PublicationDraft } from './draft.ts'
import { expertsByTheDay } from './experts/by-the-day.ts'
import { expertsEstonianServices } from './experts/estonia-services.ts'
import { expertsEstonianSoftware } from './experts/estonia-software.ts'
import { expertsFrenchServices } from './experts/france-services.ts'
import { expertsFrenchSoftware } from './experts/france-software.ts'
import { projectsIndustry } from './projects/estonia-industry.ts'
import { projectsEstonianServices } from './projects/estonia-services.ts'
import { projectsTourismFood } from './projects/estonia-tourism-food.ts'
import { projectsFrenchIndustry } from './projects/france-industry.ts'
import { projectsFrenchServices } from './projects/france-services.ts'
import { servicesEstonianServices } from './services/estonia-services.ts'
import { servicesEstonianSoftware } from './services/estonia-software.ts'
import { servicesFrenchServices } from './services/france-services.ts'
import { servicesFrenchSoftware } from './services/france-software.ts'
import { servicesSmallPackages } from './services/small-packages.ts'

export const projectDrafts: PublicationDraft[] = [
  ...projectsTourismFood,
  ...projectsIndustry,
  ...projectsEstonianServices,
  ...projectsFrenchIndustry,
  ...projectsFrenchServices,
]
export const serviceDrafts: PublicationDraft[] = [
  ...servicesEstonianSoftware,
  ...servicesEstonianServices,
  ...servicesFrenchSoftware,
  ...servicesFrenchServices,
  ...servicesSmallPackages,
]
export const expertDrafts: ExpertDraft[] = [
  ...expertsEstonianSoftware,
  ...expertsEstonianServices,
  ...expertsFrenchSoftware,
  ...expertsFrenchServices,
  ...expertsByTheDay,
]

export function buildPublications(): Publication[] {
  return [
    ...projectDrafts.map((draft) => buildPublication('project', draft)),
    ...serviceDrafts.map((draft) => buildPublication('service', draft)),
    ...expertDrafts.map(buildExpert),
  ]
}
