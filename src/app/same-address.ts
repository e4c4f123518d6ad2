import { type AnyRouter, type ParsedLocation, trimPathRight } from '@tanstack/react-router'

/**
 * Replaces the history entry of a navigation to the shown address, as browsers do for plain links. The router does not
 * if the state differs, or under a base path, because it compares an address with the base path to one without.
 */
export function replaceSameAddress(router: AnyRouter): void {
  const { commitLocation } = router
  router.commitLocation = ({ replace, ...next }) =>
    commitLocation({ ...next, replace: replace || addressOf(next) === addressOf(router.latestLocation) })
}

const addressOf = ({ pathname, searchStr, hash }: ParsedLocation) =>
  JSON.stringify([trimPathRight(pathname), searchStr, hash])
