/**
 * @generated SignedSource<<ab2e9185a1a370139d4f39e8daa48582>>
 * @relayHash 4e90d625b0e41af9da4cd6a9b4c8e347
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 620e80fe984ca3f8fdc0a649aeffd620805179fa66184b6bf8568af4a05609bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyAccountScreenQuery } from './MyAccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyAccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "620e80fe984ca3f8fdc0a649aeffd620805179fa66184b6bf8568af4a05609bc",
    "metadata": {},
    "name": "MyAccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
