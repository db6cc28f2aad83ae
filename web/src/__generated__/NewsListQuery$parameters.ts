/**
 * @generated SignedSource<<13f4f0ff2f0ea8a60e41f4651c35224a>>
 * @relayHash 55a4dadf989fedcbe5e761a1fe59ed1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78ec3eeed454a3af86138f1dc6dc7021fb60df2c6453ccde6697662aea8dd636

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewsListQuery } from './NewsListQuery.graphql';

const node: PreloadableConcreteRequest<NewsListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78ec3eeed454a3af86138f1dc6dc7021fb60df2c6453ccde6697662aea8dd636",
    "metadata": {},
    "name": "NewsListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
