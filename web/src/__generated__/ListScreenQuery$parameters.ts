/**
 * @generated SignedSource<<f9d6975bc5f25f22948d9dc39af156a9>>
 * @relayHash 5a2dc4891f8d0bac84d48e5f17e2d31f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aaf2bece7f4c221b892b0280ee6296b2cc03136f8573b277808f0bd25deffad8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListScreenQuery } from './ListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aaf2bece7f4c221b892b0280ee6296b2cc03136f8573b277808f0bd25deffad8",
    "metadata": {},
    "name": "ListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
