/**
 * @generated SignedSource<<5ac93c457a1efe833a8481aaa257384f>>
 * @relayHash d2db65b794cf5deeddbc40f4b103cfa7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff0f0dd5c8e1ede40629ed39e8ac0640685460770fb58975c86637e138bb7da2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListScreenQuery } from './ListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff0f0dd5c8e1ede40629ed39e8ac0640685460770fb58975c86637e138bb7da2",
    "metadata": {},
    "name": "ListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
