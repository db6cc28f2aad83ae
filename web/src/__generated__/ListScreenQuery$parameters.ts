/**
 * @generated SignedSource<<231fe9cc4bbeb4b6cd900a3dda540d12>>
 * @relayHash 7591543fdd2f3eb4fe912903b5a287cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebfb756f16afd9f23fed9542ca366303be4f061fa5d6a0e4f005cbe4371a5003

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListScreenQuery } from './ListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebfb756f16afd9f23fed9542ca366303be4f061fa5d6a0e4f005cbe4371a5003",
    "metadata": {},
    "name": "ListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
