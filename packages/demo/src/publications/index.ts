import { readContent } from '../content.ts'
import type { Publication } from '../types.ts'
import { buildPublication } from './build.ts'
import { buildExpert } from './build-expert.ts'
import { expertShape, publicationShape } from './draft.ts'

const projects = readContent('publications/projects', publicationShape)
const services = readContent('publications/services', publicationShape)
const experts = readContent('publications/experts', expertShape)

export const buildPublications = (): Publication[] => [
  ...projects.map((draft) => buildPublication('project', draft)),
  ...services.map((draft) => buildPublication('service', draft)),
  ...experts.map(buildExpert),
]
