/**
 * @generated SignedSource<<5bd6ec1154883044daf2c84cd6cdc803>>
 * @relayHash 17d3ba25a4a49388b72534e58a1c25f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 788577f52c728e04c3d8753a46468db12a5e88ed5016baa722fa5149467c68fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyAccountScreenQuery } from './MyAccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyAccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "788577f52c728e04c3d8753a46468db12a5e88ed5016baa722fa5149467c68fa",
    "metadata": {},
    "name": "MyAccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
