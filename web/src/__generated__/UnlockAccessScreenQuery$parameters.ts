/**
 * @generated SignedSource<<6046030908f8cd676a59b39ea11dff31>>
 * @relayHash dfd945c9e59670e83dd9ba1263e1c41b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bc8cb0436eed09c1d3d4ea3781f7c5dff91cedc80d39e4e63b0412ae06afaf0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnlockAccessScreenQuery } from './UnlockAccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnlockAccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0bc8cb0436eed09c1d3d4ea3781f7c5dff91cedc80d39e4e63b0412ae06afaf0",
    "metadata": {},
    "name": "UnlockAccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
