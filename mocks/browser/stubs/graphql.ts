/** Replaces graphql in the browser build. The API has no GraphQL, so parsing a query is a bug. */
export function parse(): never {
  throw new Error('GraphQL is left out of this build')
}

export const GraphQLError = Error
