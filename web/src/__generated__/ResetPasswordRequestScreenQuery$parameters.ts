/**
 * @generated SignedSource<<2f2635f315d3e027aa2609fdd408c777>>
 * @relayHash 9faba226416e36159b54d7fc3393a5d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a770700635a5d501f41bc2a7eda41bbaabb604453166a73494baf2044544643

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordRequestScreenQuery } from './ResetPasswordRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a770700635a5d501f41bc2a7eda41bbaabb604453166a73494baf2044544643",
    "metadata": {},
    "name": "ResetPasswordRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
