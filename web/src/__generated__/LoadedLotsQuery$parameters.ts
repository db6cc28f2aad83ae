/**
 * @generated SignedSource<<61a328bec99ff16c683ab63f8c0192a0>>
 * @relayHash 26d1eef0525a931db4d87449300bcee2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d57f18edaaccf781a72f8b72c403f4359609d713a6769fc6937afa1b60043ee6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedLotsQuery } from './LoadedLotsQuery.graphql';

const node: PreloadableConcreteRequest<LoadedLotsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d57f18edaaccf781a72f8b72c403f4359609d713a6769fc6937afa1b60043ee6",
    "metadata": {},
    "name": "LoadedLotsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
