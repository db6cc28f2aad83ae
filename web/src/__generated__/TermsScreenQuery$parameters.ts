/**
 * @generated SignedSource<<cdf7fa93eef66c091ffd746d332f1927>>
 * @relayHash 8d8906b7f08575d50607e652717e7202
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aae0f95c1ec3cfb6423c668bbf62e06dde082d7660c0bbb4bf0af3c9350099b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TermsScreenQuery } from './TermsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TermsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aae0f95c1ec3cfb6423c668bbf62e06dde082d7660c0bbb4bf0af3c9350099b1",
    "metadata": {},
    "name": "TermsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
