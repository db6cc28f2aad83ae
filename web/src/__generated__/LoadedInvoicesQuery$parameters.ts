/**
 * @generated SignedSource<<63f75267d41dad8828e627b46ea2ca28>>
 * @relayHash be2aea386c9ca122cfb6902b18a2ef0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a69b8857e07bceadbf2261c11bd45d1e76e5b7d56aeb084ddc2d0067004fea5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedInvoicesQuery } from './LoadedInvoicesQuery.graphql';

const node: PreloadableConcreteRequest<LoadedInvoicesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a69b8857e07bceadbf2261c11bd45d1e76e5b7d56aeb084ddc2d0067004fea5",
    "metadata": {},
    "name": "LoadedInvoicesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
