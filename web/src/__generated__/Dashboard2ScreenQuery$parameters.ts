/**
 * @generated SignedSource<<3aa78b7a3e94a023177b07ba118efbd5>>
 * @relayHash 43bf8cb6525da8813bc9425b7329ccdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88d4728b45abfd01051969a91050d8a0583ef629cb0cc986b3392c4c36e6958c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88d4728b45abfd01051969a91050d8a0583ef629cb0cc986b3392c4c36e6958c",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
