/**
 * @generated SignedSource<<dd6ad656e2bd76f9709cf561a645ce1b>>
 * @relayHash e14035ac377bca41aee0ec49b0ddcfb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eabebc8636732dd8aac3e8de7f5c18a15484714b42b7e2dedb8bf7ff00c10083

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewsListQuery } from './NewsListQuery.graphql';

const node: PreloadableConcreteRequest<NewsListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eabebc8636732dd8aac3e8de7f5c18a15484714b42b7e2dedb8bf7ff00c10083",
    "metadata": {},
    "name": "NewsListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
