/**
 * @generated SignedSource<<7fdcc49d51072dade51cfaba447f9535>>
 * @relayHash 1335742726a91312f1a123eb986ffd04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6882e42c17d092b876df64f3d6bf0de20beda71906dfcec89f4814f42d7511cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterScreenQuery } from './RegisterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6882e42c17d092b876df64f3d6bf0de20beda71906dfcec89f4814f42d7511cf",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
