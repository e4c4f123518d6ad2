/** Stands in for graphql in the browser's build: this API has no GraphQL, so parsing it is a bug. */
export function parse(): never {
  throw new Error('GraphQL is left out of this build')
}

export const GraphQLError = Error
