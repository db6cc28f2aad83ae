/**
 * @generated SignedSource<<a2156832f04db62d383d0b0d8da1f19b>>
 * @relayHash d99fa1fc683a170fc1ffafeedca460b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd2ff3ab6f87a47a4229a9c396962189443ac6f5ddee77d9da5a851204b98533

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnlockAccessScreenQuery } from './UnlockAccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnlockAccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd2ff3ab6f87a47a4229a9c396962189443ac6f5ddee77d9da5a851204b98533",
    "metadata": {},
    "name": "UnlockAccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
