/**
 * @generated SignedSource<<30c92bf43c89c99620dcdd0a8efd0379>>
 * @relayHash 1211b91d66e2395d4946854e09258db5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ac797bdfa6bd2319a74d72bd32c554e2ddfede453fc5adf4263e4076e0f075d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordSentScreenQuery } from './ResetPasswordSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ac797bdfa6bd2319a74d72bd32c554e2ddfede453fc5adf4263e4076e0f075d",
    "metadata": {},
    "name": "ResetPasswordSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
